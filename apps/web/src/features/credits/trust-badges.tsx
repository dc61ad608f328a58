import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import InfinityIcon from 'lucide-react/icons/infinity';
import Lock from 'lucide-react/icons/lock';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslation } from 'react-i18next';

const badges = [
  { name: 'charged', Icon: CircleCheckBig },
  { name: 'forever', Icon: InfinityIcon },
  { name: 'refund', Icon: Undo2 },
  { name: 'safe', Icon: Lock },
] as const;

export function TrustBadges() {
  const { t } = useTranslation();
  return (
    <section aria-label={t('credits.trust.title')}>
      <ul className="grid grid-cols-2 gap-6 lg:grid-cols-4">
        {badges.map(({ name, Icon }) => (
          <li key={name}>
            <Icon className="mb-2.5 size-6" aria-hidden="true" />
            <p className="leading-snug font-[650]">{t(`credits.trust.${name}`)}</p>
            <p className="text-sm text-pretty text-muted">{t(`credits.trust.${name}_text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
