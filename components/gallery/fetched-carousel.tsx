"use client";

import { LoaderCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { Carousel } from "@/components/site/carousel";
import { fetchGallery } from "@/lib/client/gallery";
import type { GalleryItem } from "@/lib/contract/gallery";
import { CAROUSEL, firstPictures } from "./first-pictures";
import { GallerySlides } from "./gallery-slides";

/** The carousel where the server had no pictures to draw: it asks for them itself. */
export function FetchedCarousel() {
  const [pictures, setPictures] = useState<GalleryItem[]>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    fetchGallery()
      .then((items) => setPictures(firstPictures(items)))
      .catch((error: Error) => setFailure(error.message || "Failed to fetch gallery items"));
  }, []);

  if (failure) return <p role="alert">{failure}</p>;
  if (!pictures) {
    return (
      <p role="status" className="grid justify-items-center gap-3 py-16 text-muted">
        <LoaderCircle aria-hidden="true" className="size-8 animate-spin text-accent" />
        Loading...
      </p>
    );
  }
  if (pictures.length === 0) return <p className="text-lg text-muted">No gallery items available</p>;
  return (
    <Carousel {...CAROUSEL}>
      <GallerySlides items={pictures} />
    </Carousel>
  );
}
