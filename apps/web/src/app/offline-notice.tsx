import WifiOff from 'lucide-react/icons/wifi-off';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the connection is gone, and that nothing typed or chosen is. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-3 empty:hidden"
    >
      {!isOnline && (
        <p className="flex items-center gap-2.5 rounded-card border border-line bg-raised px-4 py-3 text-sm shadow-pop">
          <WifiOff className="size-5 shrink-0 text-warn" aria-hidden="true" />
          {t('shell.offline.notice')}
        </p>
      )}
    </div>
  );
}
