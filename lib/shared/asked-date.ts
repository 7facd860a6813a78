/**
 * Fills the event's date from the URL (`/contact?date=2031-06-14`) into the enquiry form above, and moves the focus on to
 * the name. Runs while the page is read, so that the date is there before the page's code. A date that the field does not
 * accept is ignored.
 */
export const ASKED_DATE_SCRIPT =
  'var d=new URLSearchParams(location.search).get("date"),f=document.forms.enquiry.elements;if(d){f.eventDate.value=d;if(!f.eventDate.validity.valid)f.eventDate.value="";else f.namedItem("name").focus()}';
