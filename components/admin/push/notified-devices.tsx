"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { buttonClass } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { removeDevice } from "@/lib/client/push";
import { thisDevice, unsubscribeHere } from "@/lib/client/this-browser";
import { noticesQuery } from "../dashboard/queries";
import { focusFirst } from "../lists/focus";
import { LoadFailure } from "../lists/load-failure";
import { oneByOne, useDelete } from "../lists/use-delete";
import { useLoaded } from "../lists/use-loaded";
import { Panel } from "../shell/panel";
import { DeviceRow, removeId } from "./device-row";
import { HomeScreenSteps } from "./home-screen-steps";
import { DeniedHelp } from "./notify-card";
import { PUSH_KEY, pushQuery, thisBrowserQuery } from "./queries";
import { DEVICES_ID, useNotifyHere } from "./use-notify-here";

const ADD_ID = "notify-here";

/** The devices on which the admin is notified of new enquiries. */
export function NotifiedDevices() {
  const client = useQueryClient();
  const { data, failure, refresh } = useLoaded(pushQuery);
  const { data: here } = useQuery(thisBrowserQuery);
  const devices = data?.devices ?? [];
  const isHere = devices.some(({ endpoint }) => endpoint === here);
  const { remove, deleting } = useDelete({
    rows: devices,
    question: ([device]) => `Stop sending notifications to ${device?.name}?`,
    call: async (rows) => {
      const gone = await oneByOne(removeDevice)(rows);
      if (rows.some(({ endpoint }) => endpoint === here)) await unsubscribeHere();
      return gone;
    },
    success: () => "The device has been removed.",
    change: () => {
      void client.invalidateQueries({ queryKey: PUSH_KEY });
      void client.invalidateQueries(noticesQuery);
    },
    focus: (next) => focusFirst(removeId(next?._id), ADD_ID, DEVICES_ID),
  });
  return (
    <Panel title="Notifications on your devices">
      <div className="grid grid-cols-[minmax(0,1fr)] border-line border-t">
        {failure && !data && (
          <div className="p-4 sm:p-5">
            <LoadFailure reason={failure} onRetry={refresh} />
          </div>
        )}
        {!data && !failure && (
          <div className="p-4 sm:p-5">
            <Skeleton className="h-5 w-3/5" />
          </div>
        )}
        {data && (
          <ul
            id={DEVICES_ID}
            tabIndex={-1}
            aria-label="Devices with notifications"
            className="divide-y divide-line outline-none"
          >
            {devices.map((device) => (
              <DeviceRow
                key={device._id}
                device={device}
                isHere={device.endpoint === here}
                isBusy={deleting.includes(device)}
                onRemove={() => remove(device)}
              />
            ))}
            {devices.length === 0 && (
              <li className="p-4 text-muted sm:px-5">
                No devices yet. Devices you add are notified of new enquiries, even when this page is closed.
              </li>
            )}
          </ul>
        )}
        {/* Not before it is known, so that the button does not flash. */}
        {data && here !== undefined && !isHere && <AddThis />}
      </div>
    </Panel>
  );
}

/** Adds the device in front of the admin, or says why it can't be. */
function AddThis() {
  const { ability, start, isPending, failure } = useNotifyHere();
  const device = thisDevice();
  return (
    <div className="grid justify-items-start gap-4 border-line border-t p-4 sm:p-5">
      {ability === "denied" && <DeniedHelp />}
      {failure && ability !== "denied" && <p className="text-danger text-sm">{failure}</p>}
      {ability === "install-first" && (
        <>
          <p>To get notifications on this {device}, first add the console to its home screen:</p>
          <HomeScreenSteps />
        </>
      )}
      {ability === "insecure" && (
        <p className="text-muted text-sm">
          Notifications need https. Open the console at its https:// address.
        </p>
      )}
      {ability === "impossible" && (
        <p className="text-muted text-sm">
          This browser can’t receive notifications. Use Chrome, Edge, Firefox or Safari; an iPhone needs iOS
          16.4 or later.
        </p>
      )}
      {(ability === "possible" || ability === "granted") && (
        <button
          id={ADD_ID}
          type="button"
          onClick={start}
          aria-disabled={isPending}
          className={buttonClass("quiet")}
        >
          {isPending ? "One moment..." : `Notify me on this ${device}`}
        </button>
      )}
    </div>
  );
}
