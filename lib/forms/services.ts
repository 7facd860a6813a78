/** What the browser has to know of the form service. */
export interface FormService {
  endpoint: string;
  formId: string;
  project?: string | undefined;
}

/** What the browser has to know of the e-mail service. */
export interface EmailService {
  endpoint: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
}

/** The services that are sent a copy of each enquiry; one at least. */
export interface CopyServices {
  form?: FormService;
  email?: EmailService;
}
