import Swiper from "swiper";
import { A11y, Autoplay, Keyboard, Navigation, Pagination, Scrollbar } from "swiper/modules";
import "swiper/css";
import "swiper/css/pagination";
import "swiper/css/scrollbar";

/** Controls of a carousel that swiper runs. */
export interface CarouselMotion {
  start: () => void;
  stop: () => void;
  destroy: () => void;
}

const find = (root: HTMLElement, selector: string) => root.querySelector<HTMLElement>(selector);

/**
 * Lets swiper take over a carousel that was rendered on the server.
 *
 * @param root the carousel's section. @param options see Carousel.
 * @returns its controls; autoplay is stopped.
 */
export function moveWithSwiper(
  root: HTMLElement,
  { autoplayMs, rich }: { autoplayMs: number; rich: boolean },
): CarouselMotion {
  const container = find(root, ".swiper");
  if (!container) throw new Error("A carousel needs its .swiper element.");
  const swiper = new Swiper(container, {
    modules: [A11y, Autoplay, Keyboard, Pagination, ...(rich ? [Navigation, Scrollbar] : [])],
    slidesPerView: 1,
    spaceBetween: 24,
    breakpointsBase: "window",
    breakpoints: { 640: { slidesPerView: 2 }, 1024: { slidesPerView: 3 } },
    loop: container.querySelectorAll(".swiper-slide").length > 1,
    autoplay: { delay: autoplayMs, disableOnInteraction: false, pauseOnMouseEnter: rich },
    // Lets the a11y module see which slides are in view, so that focusing one of them does not scroll.
    watchSlidesProgress: true,
    a11y: { slideRole: "listitem" },
    keyboard: { enabled: true, onlyInViewport: true },
    pagination: {
      el: find(root, ".carousel-bullets"),
      clickable: true,
      dynamicBullets: rich,
    },
    ...(rich && {
      navigation: {
        prevEl: find(root, ".carousel-prev"),
        nextEl: find(root, ".carousel-next"),
        addIcons: false,
      },
      scrollbar: { el: find(root, ".swiper-scrollbar"), draggable: true },
    }),
  });
  swiper.autoplay.stop();
  return {
    start: () => swiper.autoplay.start(),
    stop: () => swiper.autoplay.stop(),
    destroy: () => swiper.destroy(true, false),
  };
}
