import type { Role } from '@semblante/contracts';
import Keyboard from 'lucide-react/icons/keyboard';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { areShortcutsOff, saveShortcutsOff } from '../../lib/browser-storage.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Switch } from '../../ui/choice/switch.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { placesOf } from './shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';

/**
 * The button, the list of keys, and the keys themselves. Keys of one letter can be switched off: they get in the way of
 * speech input.
 */
export function ShortcutsHelp({ role }: { role: Role }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [isOn, setIsOn] = useState(() => !areShortcutsOff());
  useShortcuts({ role, isOn, onHelp: () => setIsOpen((was) => !was) });

  function turn(on: boolean) {
    saveShortcutsOff(!on);
    setIsOn(on);
  }

  return (
    <Popover
      open={isOpen}
      onOpenChange={setIsOpen}
      label={t('staff.keys.title')}
      trigger={<IconButton kind="quiet" label={t('staff.keys.title')} icon={<Keyboard />} aria-keyshortcuts="?" />}
    >
      <p className="mb-3 text-base font-[650]">{t('staff.keys.title')}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        <Keys names={['/']}>{t('staff.keys.search')}</Keys>
        <Keys names={['↑', '↓']}>{t('staff.keys.rows')}</Keys>
        <Keys names={['Enter']}>{t('staff.keys.open')}</Keys>
        <Keys names={['?']}>{t('staff.keys.help')}</Keys>
        {placesOf(role).map(({ key, label }) => (
          <Keys key={key} names={['g', key]}>
            {t(label)}
          </Keys>
        ))}
      </dl>
      <div className="mt-4 border-t border-line pt-3">
        <Switch
          label={t('staff.keys.on')}
          hint={t('staff.keys.on_hint')}
          checked={isOn}
          onChange={({ target }) => turn(target.checked)}
        />
      </div>
    </Popover>
  );
}

function Keys({ names, children }: { names: readonly string[]; children: ReactNode }) {
  return (
    <>
      <dt className="flex gap-1">
        {names.map((name) => (
          <kbd
            key={name}
            className="grid h-6 min-w-6 place-items-center rounded-md border border-line bg-sunken px-1.5 font-sans text-xs font-[650]"
          >
            {name}
          </kbd>
        ))}
      </dt>
      <dd className="text-ink-2">{children}</dd>
    </>
  );
}
