import coming from '../../locales/pt_BR/coming.json' with { type: 'json' };
import payments from '../../locales/pt_BR/payments.json' with { type: 'json' };
import review from '../../locales/pt_BR/review.json' with { type: 'json' };
import sells from '../../locales/pt_BR/sells.json' with { type: 'json' };

export default { coming, payments, review, sells };
