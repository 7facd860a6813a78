import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import sharp from "sharp";
import { hero } from "@/lib/content/hero";
import { type PageId, pageIds, pages } from "@/lib/content/pages";
import { SHARE_PICTURE_SIZE, shareBackground, sharePicture } from "@/lib/seo/share-picture";
import { ShareWords } from "./share-words";

/** All pictures are rendered by the build: none of them depends on settings. */
export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => pageIds.map((id) => ({ picture: fileOf(id) }));

const fileOf = (id: PageId) => sharePicture(id).split("/").at(-1) ?? id;
const font = (name: string) => readFile(join(process.cwd(), "app/fonts", name));
const sitePicture = (name: string) => readFile(join(process.cwd(), "public/pictures", name));

export async function GET(_: Request, { params }: { params: Promise<{ picture: string }> }) {
  const { picture } = await params;
  const id = pageIds.find((candidate) => fileOf(candidate) === picture) ?? "home";
  const { file, words: width = 0.57 } = shareBackground[id];
  const [background, display, text] = await Promise.all([
    sitePicture(file),
    font("fraunces-500.woff"),
    font("instrument-sans-500.woff"),
  ]);
  const words = new ImageResponse(
    <ShareWords headline={pages[id].headline} line={`${hero.who}, ${hero.where}`} width={width} />,
    {
      ...SHARE_PICTURE_SIZE,
      fonts: [
        { name: "Fraunces", data: display },
        { name: "Instrument Sans", data: text },
      ],
    },
  );
  const jpeg = await sharp(background)
    .resize({ ...SHARE_PICTURE_SIZE, position: "right" })
    .composite([{ input: Buffer.from(await words.arrayBuffer()) }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { "content-type": "image/jpeg" } });
}
