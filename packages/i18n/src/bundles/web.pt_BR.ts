import accounts from '../../locales/pt_BR/accounts.json' with { type: 'json' };
import notifications from '../../locales/pt_BR/notifications.json' with { type: 'json' };
import shell from '../../locales/pt_BR/shell.json' with { type: 'json' };
import ui from '../../locales/pt_BR/ui.json' with { type: 'json' };
import validation from '../../locales/pt_BR/validation.json' with { type: 'json' };

export default { accounts, notifications, shell, ui, validation };
