import accounts from '../../locales/en/accounts.json' with { type: 'json' };
import notifications from '../../locales/en/notifications.json' with { type: 'json' };
import shell from '../../locales/en/shell.json' with { type: 'json' };
import ui from '../../locales/en/ui.json' with { type: 'json' };
import validation from '../../locales/en/validation.json' with { type: 'json' };

export default { accounts, notifications, shell, ui, validation };
