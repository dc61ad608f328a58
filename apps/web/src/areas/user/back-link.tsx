import ArrowLeft from 'lucide-react/icons/arrow-left';
import { AppLink } from '../../navigation/app-link.tsx';
import type { RouteName } from '../../navigation/route-names.ts';

export function BackLink({ to, text }: { to: RouteName; text: string }) {
  return (
    <AppLink
      to={to}
      className="-my-2 flex items-center gap-2 self-start rounded-sm py-2 text-sm font-semibold text-muted hover:text-ink print:hidden"
    >
      <ArrowLeft className="size-4" aria-hidden="true" />
      {text}
    </AppLink>
  );
}
