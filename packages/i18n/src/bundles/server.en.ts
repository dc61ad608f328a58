import accounts from '../../locales/en/accounts.json' with { type: 'json' };
import errors from '../../locales/en/errors.json' with { type: 'json' };
import exports from '../../locales/en/exports.json' with { type: 'json' };
import faces from '../../locales/en/faces.json' with { type: 'json' };
import mails from '../../locales/en/mails.json' with { type: 'json' };
import privacy from '../../locales/en/privacy.json' with { type: 'json' };
import processings from '../../locales/en/processings.json' with { type: 'json' };
import sandbox from '../../locales/en/sandbox.json' with { type: 'json' };
import validation from '../../locales/en/validation.json' with { type: 'json' };
import videos from '../../locales/en/videos.json' with { type: 'json' };

export default { accounts, errors, exports, faces, mails, privacy, processings, sandbox, validation, videos };
