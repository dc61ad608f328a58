import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { enter } from '../login/enter.ts';
import { Agreement } from '../register/agreement.tsx';
import { type Newcomer, registerOpenid } from './openid-calls.ts';

/** Whom the provider vouched for and who has no account yet: the same agreement as everybody's, before one is made. */
export function AgreeForm({ newcomer: { name, email } }: { newcomer: Newcomer }) {
  const { t } = useTranslation();
  const register = useMutation({
    mutationFn: registerOpenid,
    onSuccess: async (user) => {
      await enter(user, 'user.faceswap');
      toast.success(t('accounts.register.welcome', { name: user.name }));
    },
  });
  return (
    <>
      <PageTitle title={t('accounts.openid.agree_title')} text={t('accounts.openid.agree_lead')} />
      <p className="flex flex-col rounded-card bg-fill px-4 py-3.5">
        <span className="font-[650] wrap-anywhere">{name}</span>
        <span className="text-sm wrap-anywhere text-muted">{email}</span>
      </p>
      <Agreement />
      {register.error !== null && (
        <Notice kind="danger" announce>
          {register.error.message}
        </Notice>
      )}
      <Button
        kind="go"
        size="lg"
        wide
        busy={register.isPending || register.isSuccess}
        busyLabel={t('accounts.register.busy')}
        onClick={() => register.mutate()}
      >
        {t('accounts.register.submit')}
      </Button>
    </>
  );
}
