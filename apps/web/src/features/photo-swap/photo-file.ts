const pictureName = /\.(png|jpe?g|webp|heic|heif|avif|gif|bmp|tiff?)$/i;
const heicName = /\.(heic|heif)$/i;
const heicTypes = ['image/heic', 'image/heif'];
/** Nobody sees the difference, and a phone's picture stays within the limit. */
const jpegQuality = 0.95;

type ChosenFile = Pick<File, 'name' | 'type'>;

/** Some systems know no type for a file; its name decides then. */
export function isPicture({ name, type }: ChosenFile): boolean {
  return type === '' ? pictureName.test(name) : type.startsWith('image/');
}

export function isHeic({ name, type }: ChosenFile): boolean {
  return type === '' ? heicName.test(name) : heicTypes.includes(type);
}

/** An iPhone's own picture as a JPEG, upright, where this browser can read it; nothing where it cannot. */
export async function jpegOfHeic(file: File): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  try {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality });
    return new File([blob], file.name.replace(heicName, '.jpg'), { type: 'image/jpeg' });
  } finally {
    bitmap.close();
  }
}
