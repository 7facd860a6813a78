"use client";

import { useQuery } from "@tanstack/react-query";
import { REASON_NAMES } from "@/lib/content/erasing";
import type { Erasure } from "@/lib/contract/persons";
import { formatDateTime } from "@/lib/shared/format-date";
import { Panel } from "../shell/panel";
import { countWords } from "./counts";
import { erasuresQuery } from "./queries";

/** What an admin can tell somebody who asks, and find again here. */
export const referenceOf = ({ _id }: Erasure): string => _id.slice(0, 8).toUpperCase();

/** The proofs of earlier erasures. Nothing is shown as long as there are none. */
export function ErasuresPanel() {
  const { data = [] } = useQuery(erasuresQuery);
  if (data.length === 0) return null;
  return (
    <Panel title="Past erasures" aside={<p className="text-muted text-sm">{data.length}</p>}>
      <ul className="divide-y divide-line border-line border-t">
        {data.map((erasure) => (
          <li key={erasure._id} className="grid gap-0.5 px-4 py-3 sm:px-5">
            <p>
              {countWords(erasure.counts)}
              {erasure.reason && `. ${REASON_NAMES[erasure.reason]}`}.
            </p>
            <p className="text-muted text-sm">
              {formatDateTime(erasure.at)} by {erasure.by}, reference{" "}
              <span className="tabular-nums">{referenceOf(erasure)}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="border-line border-t px-4 py-3 text-muted text-sm sm:px-5">
        Whose data it was is not stored. You can give the reference to whoever asked.
      </p>
    </Panel>
  );
}
