import type { ProcessingKind } from '@semblante/contracts';
import Clapperboard from 'lucide-react/icons/clapperboard';
import House from 'lucide-react/icons/house';
import Images from 'lucide-react/icons/images';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import ScanFace from 'lucide-react/icons/scan-face';
import ScanSearch from 'lucide-react/icons/scan-search';
import Ticket from 'lucide-react/icons/ticket';
import type { MenuItem } from '../navigation/menu-item.ts';

/** Null: it has no page of its own. */
const toolItems = {
  video: { label: 'shell.menu.faceswap', icon: ScanFace, to: 'user.faceswap' },
  catalog: { label: 'shell.menu.catalog', icon: Clapperboard, to: 'user.catalog', is_restricted: true },
  image: { label: 'shell.menu.cut_out', icon: Images, to: 'user.modifyImages' },
  photo: null,
  enhance: { label: 'shell.menu.enhance', icon: ScanSearch, to: 'user.enhance' },
} as const satisfies Record<ProcessingKind, MenuItem | null>;

export const mainMenu: readonly MenuItem[] = [
  { label: 'shell.menu.home', icon: House, to: 'Home' },
  { label: 'shell.menu.dashboard', icon: LayoutGrid, to: 'user.dashboard' },
  ...Object.values<MenuItem | null>(toolItems).filter((item) => item !== null),
  { label: 'shell.menu.credits', icon: Ticket, to: 'user.credits' },
];
