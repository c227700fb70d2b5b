/** Makes photos small enough for a slow link. */

/** The longest side of a photo that is sent (pixels): labels on packages stay legible. */
const LONGEST = 2048;
/** The quality of the JPEG, from 0 to 1. */
const QUALITY = 0.85;

/**
 * Returns a photo as a JPEG whose longest side is at most 2,048 pixels, upright as it was taken. Nothing is enlarged. A photo
 * that this would not make smaller, or that the browser cannot read, is returned as it is.
 */
export async function shrinkPhoto(photo: File): Promise<File> {
  // Formats that only some devices read, such as HEIC, are for the server to judge.
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return photo;
  try {
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const paper = canvas.getContext('2d');
    if (!paper) return photo;
    // JPEG has no transparency; what is transparent would become black.
    paper.fillStyle = 'white';
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.imageSmoothingQuality = 'high';
    paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    if (jpeg?.type !== 'image/jpeg' || jpeg.size >= photo.size) return photo;
    const name = photo.name.replace(/(\.\w+)?$/, '.jpg');
    return new File([jpeg], name, { type: jpeg.type, lastModified: photo.lastModified });
  } finally {
    picture.close();
  }
}
