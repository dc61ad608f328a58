import Check from 'lucide-react/icons/check';
import {
  Content,
  Item,
  ItemIndicator,
  Label,
  Portal,
  RadioGroup,
  RadioItem,
  Root,
  Separator,
  Trigger,
} from 'radix-ui/dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  align?: 'start' | 'end';
  children: ReactNode;
}

// Not modal: a modal menu locks the scroll by injecting a style element, which the content security policy refuses.
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <Root modal={false}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded-card border border-line bg-raised p-1.5 shadow-pop data-[state=closed]:animate-settle-out data-[state=open]:animate-settle-in"
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

const rowLook =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-[10px] px-3 text-left font-[550] no-underline outline-none data-highlighted:bg-fill data-disabled:cursor-not-allowed data-disabled:text-muted [&>svg]:size-5 [&>svg]:shrink-0';

interface MenuItemProps {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect?: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, danger = false, disabled, onSelect, children }: MenuItemProps) {
  return (
    <Item disabled={disabled} onSelect={onSelect} className={joinClasses(rowLook, danger ? 'text-danger' : 'text-ink')}>
      {icon}
      {children}
    </Item>
  );
}

/** An item that is a link: give the anchor or the router's link, with icon and text inside. */
export function MenuLink({ children }: { children: ReactElement }) {
  return (
    <Item asChild className={joinClasses(rowLook, 'text-ink')}>
      {children}
    </Item>
  );
}

export function MenuSeparator() {
  return <Separator className="mx-1.5 my-1.5 h-px bg-line" />;
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Label className="px-3 pt-2 pb-1 text-xs font-semibold text-muted">{children}</Label>;
}

interface MenuChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of several, the current one ticked. */
export function MenuChoice<Value extends string>({ label, value, options, onChange }: MenuChoiceProps<Value>) {
  return (
    <>
      <MenuLabel>{label}</MenuLabel>
      <RadioGroup value={value} onValueChange={(next) => onChange(next as Value)} aria-label={label}>
        {options.map((option) => (
          <RadioItem
            key={option.value}
            value={option.value}
            className={joinClasses(rowLook, 'justify-between text-ink')}
          >
            {option.label}
            <ItemIndicator>
              <Check className="size-4" aria-hidden="true" />
            </ItemIndicator>
          </RadioItem>
        ))}
      </RadioGroup>
    </>
  );
}
