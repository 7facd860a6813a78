/*
 * Inline scripts of the enquiry form, for what the URL asks for. They run while the page is read, so that nothing moves or
 * changes once the page's code arrives.
 */

/** Marks the element that it is in, if the URL names a service (`/contact?service=dj&package=premium`): see site.css. */
export const ASKED_PACKAGE_SCRIPT =
  'if(/[?&]service=/.test(location.search))document.currentScript.parentElement.dataset.package=""';

/**
 * Fills the event's date from the URL (`/contact?date=2031-06-14`) into the form above, and moves the focus on to the name.
 * A date that the field does not accept is ignored.
 */
export const ASKED_DATE_SCRIPT =
  'var d=new URLSearchParams(location.search).get("date"),f=document.forms.enquiry.elements;if(d){f.eventDate.value=d;if(!f.eventDate.validity.valid)f.eventDate.value="";else f.namedItem("name").focus()}';
