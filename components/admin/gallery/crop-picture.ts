import type { Area } from "react-easy-crop";
import { isVideoFile } from "@/lib/client/upload-rules";

/** docs/product.md#admin-gallery */
const QUALITY = 0.95;

/** The longest side of the result, in pixels: more than any page shows, and within every browser's canvas limit. */
const LONGEST_SIDE = 4000;

/** Whether a file can be cropped. A GIF would lose its animation. */
export const canBeCropped = (file: File) => !isVideoFile(file) && file.type !== "image/gif";

/**
 * Crops a picture in the browser.
 *
 * @param file the picture. Its EXIF orientation is applied.
 * @param area what to keep, in pixels of the rotated picture's bounding box. @param degrees clockwise.
 * @returns a JPEG under the same name. @throws Error when the browser can't draw the picture.
 */
export async function cropPicture(file: File, area: Area, degrees: number): Promise<File> {
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const radians = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  const box = { width: width * cosine + height * sine, height: width * sine + height * cosine };

  const scale = Math.min(1, LONGEST_SIDE / Math.max(area.width, area.height));
  const canvas = new OffscreenCanvas(Math.round(area.width * scale), Math.round(area.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("Error processing file. Please try again.");
  // JPEG has no transparency: without a background, it would turn black.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.translate(box.width / 2 - area.x, box.height / 2 - area.y);
  context.rotate(radians);
  context.drawImage(picture, -width / 2, -height / 2);
  picture.close();
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
  return new File([blob], file.name, { type: "image/jpeg" });
}
