export { type Feature, type TextKey, type Texts, textKeyOfError } from './texts.ts';
