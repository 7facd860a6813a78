"use client";

import { useId } from "react";
import { buttonClass } from "@/components/ui/button";

export type CropShape = "wide" | "original" | "free";
const SHAPES: { id: CropShape; name: string }[] = [
  { id: "wide", name: "16:9" },
  { id: "original", name: "Original" },
  { id: "free", name: "Free" },
];

interface ShapeButtonsProps {
  shape: CropShape;
  onChange: (shape: CropShape) => void;
}

/** Chooses the shape of the crop. */
export function ShapeButtons({ shape, onChange }: ShapeButtonsProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Shape</legend>
      {SHAPES.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === shape}
          onClick={() => onChange(id)}
          className={`${buttonClass(id === shape ? "primary" : "quiet")} border border-transparent px-4 aria-[pressed=false]:border-field-line`}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
}

/** A range slider with a label. */
export function Slider({ label, step = 0.01, value, onChange, ...range }: SliderProps) {
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
