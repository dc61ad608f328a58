import { roles } from '@semblante/contracts';
import type { TextKey } from '@semblante/i18n';
import Hammer from 'lucide-react/icons/hammer';
import { useTranslation } from 'react-i18next';
import { useMatch } from 'react-router';
import { useCurrentUser } from '../lib/use-current-user.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ClosedPlate } from '../ui/illustration.tsx';
import { Tag } from '../ui/tag.tsx';
import { AppLink } from './app-link.tsx';
import { PicturePage } from './picture-page.tsx';
import { routePaths } from './route-names.ts';

interface ComingStateProps {
  titleKey: TextKey;
  /** What it will do, and that it is not open yet. */
  textKey: TextKey;
}

/** A place whose feature is still to come: says so, and shows nothing that is not there. */
export function ComingState({ titleKey, textKey }: ComingStateProps) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const isStaff = user !== undefined && roles[user.role].area === 'staff';
  const start = isStaff ? 'staff.dashboard' : 'user.dashboard';
  const isStart = useMatch(routePaths[start]) !== null;
  return (
    <PicturePage
      picture={<ClosedPlate />}
      tag={<Tag icon={<Hammer />}>{t('shell.coming.tag')}</Tag>}
      title={t(titleKey)}
      text={t(textKey)}
      actions={
        !isStart && (
          <ButtonLink kind="sec">
            <AppLink to={start}>{t(isStaff ? 'shell.coming.back_staff' : 'shell.coming.back')}</AppLink>
          </ButtonLink>
        )
      }
    />
  );
}
