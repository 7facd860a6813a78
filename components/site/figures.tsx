import type { Figure } from "@/lib/content/about";

/** Figures in large type, each with its label. */
export function Figures({ figures }: { figures: Figure[] }) {
  return (
    <dl className="flex flex-wrap gap-x-14 gap-y-8">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse gap-1">
          <dt className="text-muted">{label}</dt>
          <dd className="font-display text-6xl text-accent">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
