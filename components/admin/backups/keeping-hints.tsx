import { Panel } from "../shell/panel";

/** Where to keep a downloaded backup, and how to restore it. @param isOnSiteDisk undefined until loaded. */
export function KeepingHints({ isOnSiteDisk = true }: { isOnSiteDisk: boolean | undefined }) {
  return (
    <Panel title="Keep a copy">
      <div className="grid gap-3 px-4 pb-5 text-sm sm:px-5">
        <p>
          {isOnSiteDisk
            ? "These files are on the same disk as the site. If it fails, they are lost as well."
            : "These files are in the site's object store. If it fails, they are lost as well."}{" "}
          Download one from time to time, and keep it on another device.
        </p>
        <p>
          A backup contains all messages, accounts and media. Whoever has the file can read them, so keep it
          in a safe place. All admins are notified when one is downloaded.
        </p>
        <p>
          To restore one, stop the site and run this on the server, with the path of the file:
          <code className="mt-1.5 block rounded-field bg-sunken px-3 py-2 [overflow-wrap:anywhere]">
            npm run restore -- FILE
          </code>
        </p>
      </div>
    </Panel>
  );
}
