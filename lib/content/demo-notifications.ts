/** Three samples for a new site, labeled as samples (docs/product.md#notifications). */
export const sampleNotifications = [
  { title: "Sample: a new booking request", minutesAgo: 5 },
  { title: "Sample: a new comment", minutesAgo: 60 },
  { title: "Sample: a system update", minutesAgo: 24 * 60 },
];
