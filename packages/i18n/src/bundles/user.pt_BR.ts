import coming from '../../locales/pt_BR/coming.json' with { type: 'json' };
import credits from '../../locales/pt_BR/credits.json' with { type: 'json' };
import dashboard from '../../locales/pt_BR/dashboard.json' with { type: 'json' };
import payments from '../../locales/pt_BR/payments.json' with { type: 'json' };

export default { coming, credits, dashboard, payments };
