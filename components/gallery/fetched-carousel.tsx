"use client";

import { LoaderCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { Carousel } from "@/components/site/carousel";
import { NETWORK_ERROR } from "@/lib/client/texts";
import type { GalleryItem } from "@/lib/contract/gallery";
import { CAROUSEL, firstPictures } from "./first-pictures";
import { GallerySlides } from "./gallery-slides";

/** Loads its code on demand, since the server has nearly always rendered the pictures. */
async function fetchItems(): Promise<GalleryItem[]> {
  const { fetchGallery } = await import("@/lib/client/gallery").catch(() => {
    throw new Error(NETWORK_ERROR);
  });
  return fetchGallery();
}

/** The carousel for when the server rendered no pictures: it fetches them in the browser. */
export function FetchedCarousel() {
  const [pictures, setPictures] = useState<GalleryItem[]>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    fetchItems()
      .then((items) => setPictures(firstPictures(items)))
      .catch((error: Error) => setFailure(error.message || "Failed to fetch gallery items"));
  }, []);

  if (failure)
    return (
      <p role="alert" className="px-(--edge)">
        {failure}
      </p>
    );
  if (!pictures) {
    return (
      <p role="status" className="grid justify-items-center gap-3 py-16 text-muted">
        <LoaderCircle aria-hidden="true" className="size-8 animate-spin text-accent" />
        Loading...
      </p>
    );
  }
  if (pictures.length === 0)
    return <p className="px-(--edge) text-lg text-muted">No gallery items available</p>;
  return (
    <Carousel {...CAROUSEL}>
      <GallerySlides items={pictures} />
    </Carousel>
  );
}
