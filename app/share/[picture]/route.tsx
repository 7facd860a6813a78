import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { pageIds, pages } from "@/lib/content/pages";
import { SHARE_PICTURE_SIZE, sharePicture } from "@/lib/seo/share-picture";
import { SharePicture } from "./share-picture";

/** All pictures are rendered by the build: none of them depends on settings. */
export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => pageIds.map((id) => ({ picture: fileOf(id) }));

const fileOf = (id: (typeof pageIds)[number]) => sharePicture(id).split("/").at(-1) ?? id;

const font = (file: string) => readFile(join(process.cwd(), "app/fonts", file));

export async function GET(_: Request, { params }: { params: Promise<{ picture: string }> }) {
  const { picture } = await params;
  const id = pageIds.find((candidate) => fileOf(candidate) === picture) ?? "home";
  const [display, text] = await Promise.all([font("fraunces-500.woff"), font("instrument-sans-500.woff")]);
  return new ImageResponse(<SharePicture headline={pages[id].headline} />, {
    ...SHARE_PICTURE_SIZE,
    fonts: [
      { name: "Fraunces", data: display },
      { name: "Instrument Sans", data: text },
    ],
  });
}
