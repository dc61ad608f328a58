import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../lib/use-current-user.ts';
import { ButtonLink } from '../ui/button.tsx';
import { GreenPlace } from '../ui/green-place.tsx';
import { FacelessPerson } from '../ui/illustration.tsx';
import { Tag } from '../ui/tag.tsx';
import { AppLink } from './app-link.tsx';
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
