import ChevronRight from 'lucide-react/icons/chevron-right';
import Lock from 'lucide-react/icons/lock';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VerificationSheet } from '../../features/verification/lazy.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import type { RouteName } from '../../navigation/route-names.ts';
import { FacelessPerson, WholePerson } from '../../ui/picture/illustration.tsx';

/** The catalogue is for verified accounts; its tile says so and opens the way to become one. */
export function DashboardTools({ verified }: { verified: boolean }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<'never' | 'open' | 'closed'>('never');
  const scene = (
    <Picture className="bg-[#1B2A4A]">
      <WholePerson who="vera" face="zeca" className="h-[92%]" />
    </Picture>
  );
  return (
    <section aria-label={t('dashboard.tools.title')}>
      <ul className="grid gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-4">
        <ToolTile
          to="user.faceswap"
          title={t('dashboard.tools.faceswap')}
          text={t('dashboard.tools.faceswap_text')}
          picture={
            <Picture className="bg-[#EBD9CF]">
              <FacelessPerson who="zeca" className="h-[92%]" />
            </Picture>
          }
        />
        <ToolTile
          to="user.modifyImages"
          title={t('dashboard.tools.cut_out')}
          text={t('dashboard.tools.cut_out_text')}
          picture={
            <Picture className="checker">
              <WholePerson who="rita" className="h-[92%]" />
            </Picture>
          }
        />
        <ToolTile
          to="user.enhance"
          title={t('dashboard.tools.enhance')}
          text={t('dashboard.tools.enhance_text')}
          picture={
            <Picture className="bg-[#D5E4DA]">
              <WholePerson who="vera" className="h-[135%] translate-y-[26%]" />
            </Picture>
          }
        />
        {verified ? (
          <ToolTile
            to="user.catalog"
            title={t('dashboard.tools.catalog')}
            text={t('dashboard.tools.catalog_text')}
            picture={scene}
          />
        ) : (
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              className={`w-full text-left ${tileLink}`}
              onClick={() => setAsking('open')}
            >
              {scene}
              <TileWords title={t('dashboard.tools.catalog')} text={t('dashboard.tools.catalog_locked')} />
              <Lock className="size-5 shrink-0 text-muted" aria-hidden="true" />
            </button>
          </li>
        )}
      </ul>
      {asking !== 'never' && (
        <Suspense>
          <VerificationSheet open={asking === 'open'} onClose={() => setAsking('closed')} />
        </Suspense>
      )}
    </section>
  );
}

const tileLink =
  'flex min-w-0 items-center gap-4 rounded-card border border-line bg-surface p-3 transition-colors duration-(--t-1) hover:border-edge md:p-3.5';

interface ToolTileProps {
  to: RouteName;
  title: string;
  text: string;
  picture: ReactNode;
}

function ToolTile({ to, title, text, picture }: ToolTileProps) {
  return (
    <li>
      <AppLink to={to} className={tileLink}>
        {picture}
        <TileWords title={title} text={text} />
        <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
      </AppLink>
    </li>
  );
}

function TileWords({ title, text }: { title: string; text: string }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block leading-snug font-[650]">{title}</span>
      <span className="block text-sm text-muted">{text}</span>
    </span>
  );
}

function Picture({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      className={`flex size-16 shrink-0 items-end justify-center overflow-hidden rounded-picture md:size-21 ${className}`}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
