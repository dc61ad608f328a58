import catalog from '../../locales/en/catalog.json' with { type: 'json' };
import credits from '../../locales/en/credits.json' with { type: 'json' };
import payments from '../../locales/en/payments.json' with { type: 'json' };
import privacy from '../../locales/en/privacy.json' with { type: 'json' };
import review from '../../locales/en/review.json' with { type: 'json' };
import sales from '../../locales/en/sales.json' with { type: 'json' };
import staff from '../../locales/en/staff.json' with { type: 'json' };
import staffVideos from '../../locales/en/staff-videos.json' with { type: 'json' };
import videos from '../../locales/en/videos.json' with { type: 'json' };

export default { 'staff-videos': staffVideos, catalog, credits, payments, privacy, review, sales, staff, videos };
