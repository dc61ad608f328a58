import type { ProcessingKind } from '@semblante/contracts';
import { openCutOuts } from './cut-out/open-cut-outs.ts';
import { addressesOfCutOut } from './cut-out/show-cut-out.ts';
import { openEnhance } from './enhance/open-enhance.ts';
import { addressesOfEnhanced } from './enhance/show-enhance.ts';
import type { Opener } from './opened-order.ts';
import type { AddressesOf } from './shown-addresses.ts';
import { openPhotos } from './photo/open-photos.ts';
import { openClip, openVideo } from './swap/open-swap.ts';
import { addressesOfClipSwap, addressesOfSwap } from './swap/show-swap.ts';

/** What a tool does that its definition cannot say: it needs the tables of its source. */
interface Part<Kind extends ProcessingKind> extends Opener<Kind> {
  addresses: AddressesOf;
}

const parts: { readonly [Kind in ProcessingKind]: Part<Kind> } = {
  video: { ...openVideo, addresses: addressesOfSwap },
  catalog: { ...openClip, addresses: addressesOfClipSwap },
  image: { ...openCutOuts, addresses: addressesOfCutOut },
  photo: { ...openPhotos, addresses: addressesOfCutOut },
  enhance: { ...openEnhance, addresses: addressesOfEnhanced },
};

export function partOf<Kind extends ProcessingKind>({ kind }: { kind: Kind }): Part<Kind> {
  return parts[kind];
}
