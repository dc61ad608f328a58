import coming from '../../locales/en/coming.json' with { type: 'json' };
import payments from '../../locales/en/payments.json' with { type: 'json' };
import review from '../../locales/en/review.json' with { type: 'json' };
import sells from '../../locales/en/sells.json' with { type: 'json' };

export default { coming, payments, review, sells };
