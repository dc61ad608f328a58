import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../lib/use-current-user.ts';
import { AppLink } from '../navigation/app-link.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { Tag } from '../ui/feedback/tag.tsx';
import { GreenPlace } from '../ui/picture/green-place.tsx';
import { FacelessPerson } from '../ui/picture/illustration.tsx';
import { PicturePage } from './picture-page.tsx';

export function Component() {
  const { t } = useTranslation();
  const start = useCurrentUser()?.base_route ?? 'Login';
  return (
    <PicturePage
      picture={
        <GreenPlace className="flex aspect-square items-end justify-center rounded-sheet">
          <FacelessPerson className="h-[72%]" />
        </GreenPlace>
      }
      tag={<Tag kind="outline">{t('shell.not_found.tag')}</Tag>}
      title={t('shell.not_found.title')}
      text={t('shell.not_found.text')}
      actions={
        <>
          <ButtonLink>
            <AppLink to={start}>{t('shell.not_found.home')}</AppLink>
          </ButtonLink>
          <ButtonLink kind="quiet">
            <AppLink to="contact">{t('shell.not_found.support')}</AppLink>
          </ButtonLink>
        </>
      }
    />
  );
}
