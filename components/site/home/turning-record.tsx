import "./turning-record.css";

/**
 * Light and dust that turn on the record of the DJ's picture, on wide screens, while the hero moves. Takes no video
 * (docs/decisions/038-turning-record.md).
 */
export function TurningRecord() {
  return (
    <div aria-hidden="true" className="turning-record">
      <div>
        <div />
      </div>
    </div>
  );
}
