import clsx from "clsx";
import type { ReactNode } from "react";
import { type Service, services } from "@/lib/content/services";
import { BookingBar } from "../booking-bar";

interface ServiceSectionProps {
  service: Service;
  className?: string;
  children: ReactNode;
}

/** One craft on the services page. Both of its anchors (`#dj` and `#dj-services`) work. */
export function ServiceSection({ service, className, children }: ServiceSectionProps) {
  const { id, anchor } = service;
  return (
    <section
      id={anchor}
      aria-labelledby={`${id}-name`}
      className={clsx("service relative", id !== services[0]?.id && "below", className)}
    >
      {id !== anchor && <span id={id} />}
      {children}
      <div className="service-bar">
        <BookingBar service={service} />
      </div>
    </section>
  );
}
