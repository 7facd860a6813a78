/*
 * Inline scripts of the enquiry form, for what the URL asks for. They run while the page is read, so that nothing moves or
 * changes once the page's code arrives.
 */

/** Marks the element that it is in, if the URL names a service (`/contact?service=dj&package=premium`): see site.css. */
export const ASKED_PACKAGE_SCRIPT =
  'if(/[?&]service=/.test(location.search))document.currentScript.parentElement.dataset.package=""';

/**
 * Fills the event's date from the URL (`/contact?date=2031-06-14`) into the form above, and moves the focus on to the
 * type of event. A date that the field does not accept is ignored.
 */
export const ASKED_DATE_SCRIPT =
  '{const date=new URLSearchParams(location.search).get("date"),{eventDate:field,eventType}=document.forms.enquiry.elements;if(date){field.value=date;if(field.validity.valid)eventType.focus();else field.value=""}}';
