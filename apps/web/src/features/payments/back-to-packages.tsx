import ArrowLeft from 'lucide-react/icons/arrow-left';
import { AppLink } from '../../navigation/app-link.tsx';

export function BackToPackages({ text }: { text: string }) {
  return (
    <AppLink
      to="user.credits"
      className="-my-2 flex items-center gap-2 self-start rounded-sm py-2 text-sm font-semibold text-muted hover:text-ink"
    >
      <ArrowLeft className="size-4" aria-hidden="true" />
      {text}
    </AppLink>
  );
}
