import coming from '../../locales/en/coming.json' with { type: 'json' };
import credits from '../../locales/en/credits.json' with { type: 'json' };
import dashboard from '../../locales/en/dashboard.json' with { type: 'json' };
import payments from '../../locales/en/payments.json' with { type: 'json' };

export default { coming, credits, dashboard, payments };
