import coming from '../../locales/pt_BR/coming.json' with { type: 'json' };
import dashboard from '../../locales/pt_BR/dashboard.json' with { type: 'json' };

export default { coming, dashboard };
