"use client";

import { useEffect, useRef, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { type CropShape, ShapeButtons, Slider } from "./crop-controls";
import { cropPicture } from "./crop-picture";

/** The width of the initial selection, in percent of the picture's width (docs/product.md#admin-gallery). */
const INITIAL_WIDTH = 90;
/** How far an arrow key moves the picture, in pixels. */
const KEYBOARD_STEP = 8;

const UNREADABLE = "Error processing file. Please try again.";

const WIDE = 16 / 9;

interface PictureCropperProps {
  file: File;
  onApply: (cropped: File) => void;
  /** Ends cropping and keeps the picture as it is. */
  onKeep: () => void;
  /** Ends cropping and discards the file. */
  onCancel: () => void;
}

/** The crop mode: drag or use the arrow keys to move, sliders for zoom, rotation and aspect ratio. */
export default function PictureCropper({ file, onApply, onKeep, onCancel }: PictureCropperProps) {
  const [picture, setPicture] = useState<{ url: string; width: number; height: number }>();
  const [shape, setShape] = useState<CropShape>("wide");
  const [freeAspect, setFreeAspect] = useState(1);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(0);
  const [area, setArea] = useState<Area>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const url = URL.createObjectURL(file);
    // Measure first: the cropper needs the initial selection when it first renders the picture.
    const image = new Image();
    image.onload = () => setPicture({ url, width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => setFailure(UNREADABLE);
    image.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);

  const isReady = area !== undefined;
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The crop area renders after the picture has been laid out.
    if (isReady) stage.current?.querySelector<HTMLElement>("[role=application]")?.focus();
  }, [isReady]);

  const original = picture ? picture.width / picture.height : WIDE;
  const aspect = { wide: WIDE, original, free: freeAspect }[shape];

  const apply = async () => {
    if (busy || !area) return;
    setBusy(true);
    try {
      onApply(await cropPicture(file, area, rotation));
    } catch {
      setBusy(false);
      setFailure(UNREADABLE);
    }
  };

  return (
    <div className="grid gap-4">
      <div ref={stage} className="relative h-72 overflow-hidden rounded-field bg-night sm:h-80">
        {picture && (
          <Cropper
            image={picture.url}
            crop={crop}
            zoom={zoom}
            rotation={rotation}
            aspect={aspect}
            maxZoom={4}
            keyboardStep={KEYBOARD_STEP}
            disableAutomaticStylesInjection
            initialCroppedAreaPercentages={initialArea(picture)}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onRotationChange={setRotation}
            onCropComplete={(_, pixels) => setArea(pixels)}
            cropperProps={{
              role: "application",
              "aria-label": "Crop area; use the arrow keys to move it",
            }}
            mediaProps={{ alt: "" }}
          />
        )}
      </div>
      <ShapeButtons shape={shape} onChange={setShape} />
      <div className="grid gap-2">
        {shape === "free" && (
          <Slider label="Aspect ratio" min={0.5} max={2.5} value={freeAspect} onChange={setFreeAspect} />
        )}
        <Slider label="Zoom" min={1} max={4} value={zoom} onChange={setZoom} />
        <Slider label="Rotate" min={-180} max={180} step={1} value={rotation} onChange={setRotation} />
      </div>
      {failure && <Alert>{failure}</Alert>}
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={apply} aria-disabled={busy} className={buttonClass("primary")}>
          {busy ? "Cropping..." : "Apply crop"}
        </button>
        <button type="button" onClick={onKeep} className={buttonClass("quiet")}>
          Keep uncropped
        </button>
        <button type="button" onClick={onCancel} className={buttonClass("bare")}>
          Cancel
        </button>
      </div>
    </div>
  );
}

/** The initial selection: 90% of the width at 16:9, centered. */
function initialArea({ width, height: fullHeight }: { width: number; height: number }): Area {
  const height = Math.min(100, (INITIAL_WIDTH * width) / WIDE / fullHeight);
  return { width: INITIAL_WIDTH, height, x: (100 - INITIAL_WIDTH) / 2, y: (100 - height) / 2 };
}
