"use client";

import { ArrowLeft, Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";
import { Skeleton } from "@/components/ui/skeleton";
import { saveFile } from "@/lib/client/save-file";
import type { Erasure, Person } from "@/lib/contract/persons";
import { LoadFailure } from "../lists/load-failure";
import { useLoaded } from "../lists/use-loaded";
import { messagesAddress } from "../messages/address";
import { Panel } from "../shell/panel";
import { Refused } from "../shell/refused";
import { ScreenHeading } from "../shell/screen-heading";
import { useMay } from "../shell/use-may";
import { countsOf, countWords, spanWords } from "./counts";
import { ElsewhereList } from "./elsewhere-list";
import { ErasePerson } from "./erase-person";
import { ErasuresPanel, referenceOf } from "./erasures-panel";
import { personJson, personTextFile } from "./person-files";
import { PersonLists } from "./person-lists";
import { personQuery } from "./queries";

/** What is kept, and beside it on a wide screen what can be done about it. */
const COLUMNS =
  "grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]";

const STACK = "grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5";

/** Everything that is kept under the address of a message. Says so to admins without the permission. */
export function PersonScreen({ messageId }: { messageId: string }) {
  const [erased, setErased] = useState<{ erasure: Erasure; elsewhere: Person["elsewhere"] }>();
  const isAllowed = useMay("manage_bookings");
  return (
    <div className="max-w-7xl">
      <SiteLink
        href={messagesAddress.path(erased ? {} : { message: messageId })}
        className={`${buttonClass("bare")} -ml-3 mb-2 px-3`}
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {erased ? "All messages" : "Back to the message"}
      </SiteLink>
      <ScreenHeading title="Everything from this address" />
      {isAllowed ? (
        <div className={COLUMNS}>
          {erased ? (
            <Erased {...erased} />
          ) : (
            <Loaded
              messageId={messageId}
              onErased={(erasure, { elsewhere }) => setErased({ erasure, elsewhere })}
            />
          )}
        </div>
      ) : (
        <Refused permission="manage_bookings" />
      )}
    </div>
  );
}

interface LoadedProps {
  messageId: string;
  onErased: (erasure: Erasure, person: Person) => void;
}

function Loaded({ messageId, onErased }: LoadedProps) {
  const { data: person, failure, refresh } = useLoaded(personQuery(messageId));
  return (
    <>
      <div className={STACK}>
        {failure && !person && <LoadFailure reason={failure} onRetry={refresh} />}
        {!failure && !person && <Skeleton className="h-40 w-full" />}
        {person && <Summary person={person} />}
        {person && <PersonLists person={person} />}
      </div>
      <div className={STACK}>
        {person && (
          <ErasePerson
            // What is new has to be seen first.
            key={person.seen}
            messageId={messageId}
            person={person}
            onErased={(erasure) => onErased(erasure, person)}
          />
        )}
        <ErasuresPanel />
      </div>
    </>
  );
}

function Summary({ person }: { person: Person }) {
  return (
    <section aria-label="Summary" className="grid gap-4 rounded-card border border-line bg-raised p-4 sm:p-5">
      <div className="grid gap-1">
        <p className="font-display text-2xl [overflow-wrap:anywhere]">{person.email}</p>
        <p dir="auto" className="[overflow-wrap:anywhere]">
          {person.names.join(", ")}
        </p>
        <p className="text-muted text-sm">
          {countWords(countsOf(person))}. {spanWords(person)}.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          onClick={() => saveFile(personTextFile(person))}
          className={`${buttonClass("quiet")} max-sm:w-full`}
        >
          <Download aria-hidden="true" className="size-5" />
          Download as text
        </button>
        <button
          type="button"
          onClick={() => saveFile(personJson(person))}
          className={`${buttonClass("quiet")} max-sm:w-full`}
        >
          <Download aria-hidden="true" className="size-5" />
          Download as JSON
        </button>
      </div>
    </section>
  );
}

function Erased({ erasure, elsewhere }: { erasure: Erasure; elsewhere: Person["elsewhere"] }) {
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    start.current?.focus();
    scrollTo(0, 0);
  }, []);
  return (
    <>
      <div ref={start} tabIndex={-1} role="status" className="outline-none">
        <Panel title="Erased">
          <div className="grid gap-5 border-line border-t p-4 sm:p-5">
            <p className="max-w-prose">
              {countWords(erasure.counts)} erased. If they ask for a confirmation, tell them the reference{" "}
              <strong>{referenceOf(erasure)}</strong>.
            </p>
            {elsewhere.length > 0 && (
              <div className="grid gap-3">
                <h3 className="font-sans font-semibold">What you still have to erase yourself</h3>
                <ElsewhereList places={elsewhere} />
              </div>
            )}
          </div>
        </Panel>
      </div>
      <ErasuresPanel />
    </>
  );
}
