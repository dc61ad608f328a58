import coming from '../../locales/en/coming.json' with { type: 'json' };
import dashboard from '../../locales/en/dashboard.json' with { type: 'json' };

export default { coming, dashboard };
