import { Content, Portal, Root, Trigger } from 'radix-ui/popover';
import type { ReactElement, ReactNode } from 'react';

interface PopoverProps {
  trigger: ReactElement;
  /** What it is about, for who cannot see where it hangs. */
  label: string;
  align?: 'start' | 'center' | 'end';
  /** Where something else than its button opens it too. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** A few words or controls hanging from a button. For a list of actions use a menu. */
export function Popover({ trigger, label, align = 'start', open, onOpenChange, children }: PopoverProps) {
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className="z-50 w-80 max-w-(--radix-popover-content-available-width) rounded-card border border-line bg-raised p-4 text-sm shadow-pop data-[state=closed]:animate-settle-out data-[state=open]:animate-settle-in"
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
