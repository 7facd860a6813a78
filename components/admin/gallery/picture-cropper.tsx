"use client";

import { useEffect, useId, useRef, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { cropPicture } from "./crop-picture";

/** What is selected at first, in percent of the picture's width (SPEC section 9). */
const FIRST_WIDTH = 90;
/** Pixels that an arrow key moves the picture. */
const KEYBOARD_STEP = 8;

const UNREADABLE = "Error processing file. Please try again.";

const WIDE = 16 / 9;
type Shape = "wide" | "original" | "free";
const SHAPES: { id: Shape; name: string }[] = [
  { id: "wide", name: "16:9" },
  { id: "original", name: "Original" },
  { id: "free", name: "Free" },
];

interface PictureCropperProps {
  file: File;
  onApply: (cropped: File) => void;
  /** Goes on with the picture as it is. */
  onKeep: () => void;
  /** Clears the selection (SPEC section 4). */
  onCancel: () => void;
}

/** The crop mode: drag or arrow keys to move, sliders for size, turn and a free shape. */
export default function PictureCropper({ file, onApply, onKeep, onCancel }: PictureCropperProps) {
  const [picture, setPicture] = useState<{ address: string; width: number; height: number }>();
  const [shape, setShape] = useState<Shape>("wide");
  const [freeAspect, setFreeAspect] = useState(1);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(0);
  const [area, setArea] = useState<Area>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const address = URL.createObjectURL(file);
    // Measured first: the cropper takes the first selection when it draws the picture.
    const image = new Image();
    image.onload = () => setPicture({ address, width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => setFailure(UNREADABLE);
    image.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);

  const isReady = area !== undefined;
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It is drawn once the picture has been laid out, together with the first selection.
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
            image={picture.address}
            crop={crop}
            zoom={zoom}
            rotation={rotation}
            aspect={aspect}
            maxZoom={4}
            keyboardStep={KEYBOARD_STEP}
            disableAutomaticStylesInjection
            initialCroppedAreaPercentages={firstArea(picture)}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onRotationChange={setRotation}
            onCropComplete={(_, pixels) => setArea(pixels)}
            cropperProps={{
              role: "application",
              "aria-label": "Part of the picture; the arrow keys move it",
            }}
            mediaProps={{ alt: "" }}
          />
        )}
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Shape</legend>
        {SHAPES.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === shape}
            onClick={() => setShape(id)}
            className={`${buttonClass(id === shape ? "primary" : "quiet")} border border-transparent px-4 aria-[pressed=false]:border-field-line`}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <div className="grid gap-2">
        {shape === "free" && (
          <Slider label="Width to height" min={0.5} max={2.5} value={freeAspect} onChange={setFreeAspect} />
        )}
        <Slider label="Zoom" min={1} max={4} value={zoom} onChange={setZoom} />
        <Slider label="Turn" min={-180} max={180} step={1} value={rotation} onChange={setRotation} />
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

/** 90 % of the width in the shape that cropping begins with, in the middle. */
function firstArea({ width, height: full }: { width: number; height: number }): Area {
  const height = Math.min(100, (FIRST_WIDTH * width) / WIDE / full);
  return { width: FIRST_WIDTH, height, x: (100 - FIRST_WIDTH) / 2, y: (100 - height) / 2 };
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, step = 0.01, value, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[7.5rem_1fr] items-center gap-3">
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <input
        id={id}
        type="range"
        step={step}
        {...range}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-11 w-full accent-accent-strong"
      />
    </div>
  );
}
