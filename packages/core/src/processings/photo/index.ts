export { orderOfPhoto, orderPhotoPreview, type PhotoOrder } from './photo-order.ts';
