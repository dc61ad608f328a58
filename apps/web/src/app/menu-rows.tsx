import { useTranslation } from 'react-i18next';
import { AppLink } from '../navigation/app-link.tsx';
import type { MenuItem } from '../navigation/menu-item.ts';
import { SheetRow } from '../ui/overlay/sheet.tsx';

interface MenuRowsProps {
  items: readonly MenuItem[];
  onGo: () => void;
}

/** The items of a menu as rows of a sheet; a submenu's rows follow their title, a step to the right. */
export function MenuRows({ items, onGo }: MenuRowsProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label}>
          {item.separator === true && <hr className="mx-3 my-2 border-line" />}
          <MenuRow item={item} onGo={onGo} />
        </li>
      ))}
    </ul>
  );
}

function MenuRow({ item, onGo }: { item: MenuItem; onGo: () => void }) {
  const { t } = useTranslation();
  const { icon: Icon, items = [] } = item;
  const icon = Icon === undefined ? null : <Icon aria-hidden="true" />;
  if (items.length > 0) {
    return (
      <>
        <p className="flex min-h-13.5 items-center gap-4 px-3 text-lg font-[550] [&>svg]:size-6">
          {icon}
          {t(item.label)}
        </p>
        <div className="pl-6">
          <MenuRows items={items} onGo={onGo} />
        </div>
      </>
    );
  }
  return <SheetRow icon={icon}>{itemLink(item, t(item.label), onGo)}</SheetRow>;
}

function itemLink({ to, url, target, disabled }: MenuItem, label: string, onGo: () => void) {
  if (disabled === true)
    return (
      <button type="button" disabled>
        {label}
      </button>
    );
  if (to !== undefined)
    return (
      <AppLink nav to={to} onClick={onGo}>
        {label}
      </AppLink>
    );
  return (
    <a href={url} target={target} rel={target === '_blank' ? 'noopener noreferrer' : undefined} onClick={onGo}>
      {label}
    </a>
  );
}
