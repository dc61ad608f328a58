import coming from '../../locales/en/coming.json' with { type: 'json' };

export default { coming };
