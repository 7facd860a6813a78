import { ELSEWHERE } from "@/lib/content/erasing";
import type { Person } from "@/lib/contract/persons";

/** Where else the data is, which only the owner can erase. */
export function ElsewhereList({ places }: { places: Person["elsewhere"] }) {
  return (
    <ul className="grid gap-3">
      {places.map((place) => (
        <li key={place} className="border-accent border-l-2 pl-3">
          <p className="font-semibold">{ELSEWHERE[place].name}</p>
          <p className="text-muted text-sm">{ELSEWHERE[place].text}</p>
        </li>
      ))}
    </ul>
  );
}
