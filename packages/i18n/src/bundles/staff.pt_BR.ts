import catalog from '../../locales/pt_BR/catalog.json' with { type: 'json' };
import credits from '../../locales/pt_BR/credits.json' with { type: 'json' };
import payments from '../../locales/pt_BR/payments.json' with { type: 'json' };
import privacy from '../../locales/pt_BR/privacy.json' with { type: 'json' };
import review from '../../locales/pt_BR/review.json' with { type: 'json' };
import sales from '../../locales/pt_BR/sales.json' with { type: 'json' };
import staff from '../../locales/pt_BR/staff.json' with { type: 'json' };
import staffVideos from '../../locales/pt_BR/staff-videos.json' with { type: 'json' };
import videos from '../../locales/pt_BR/videos.json' with { type: 'json' };

export default { 'staff-videos': staffVideos, catalog, credits, payments, privacy, review, sales, staff, videos };
