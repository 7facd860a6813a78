import { evening } from "@/lib/content/evening";
import { services } from "@/lib/content/services";
import { LAST_DATE_FORM } from "../book-now";

/** The hours of an evening, each with its craft: the enquiry that the date form below opens is about those that are chosen. */
export function EveningHours() {
  return (
    <fieldset className="needs-script w-full max-w-md">
      <legend className="sr-only">Hours of the evening</legend>
      <div className="grid gap-2 min-[24rem]:grid-cols-2 sm:gap-3">
        {evening.map(({ time, craft }) => (
          <label
            key={craft}
            className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-1.5 rounded-lg border border-field-line bg-night/55 px-2.5 hover:border-lamp has-checked:border-lamp has-checked:bg-lamp has-checked:text-night has-focus-visible:outline-2 has-focus-visible:outline-lamp has-focus-visible:outline-offset-2 sm:gap-x-2.5 sm:px-4 sm:py-3"
          >
            <span className="font-display text-xl sturdy leading-none sm:text-2xl">
              {time}
              <span className="sr-only"> pm</span>
            </span>
            <span className="text-sm leading-tight sm:text-base">
              {services.find(({ id }) => id === craft)?.name}
            </span>
            <input
              type="checkbox"
              name="service"
              value={craft}
              form={LAST_DATE_FORM}
              className="hour-box size-4 sm:size-4.5"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
