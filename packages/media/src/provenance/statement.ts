/** What the engine does to media, as its outputs say it. */
export const provenanceActions = ['face_swapped', 'background_removed', 'enhanced'] as const;
export type ProvenanceAction = (typeof provenanceActions)[number];

/** IPTC's term for media in which a trained model changed a part; it stands in XMP and in the C2PA action alike. */
export const digitalSourceType = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia';

export const generator = { name: 'Semblante', version: '0.1.0' } as const;

/** For the people and programs that read a file's tags. Outputs carry no language, so both are in it. */
export const madeWithAi = 'Made with AI. Feito com IA.';

export const actionDescriptions: Readonly<Record<ProvenanceAction, string>> = {
  face_swapped: 'A face was replaced by AI',
  background_removed: 'The background was removed by AI',
  enhanced: 'The picture was enlarged and cleaned by AI',
};
