import { ComingState } from '../../app/coming-state.tsx';

export function Component() {
  return <ComingState titleKey="coming.receipt.title" textKey="coming.receipt.text" />;
}
